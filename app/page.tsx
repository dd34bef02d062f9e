import { HashShell } from '@/app/_shell/hash-shell'

export default function Page() {
  return (
    <div id="app">
      <HashShell />
    </div>
  )
}
