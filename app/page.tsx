import { HashShell } from '@/app/_shell/hash-shell'

export default function Page() {
  return <HashShell />
}
