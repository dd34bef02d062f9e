import { HashShell } from '@/app/_shell/hash-shell'

export default function Page() {
  return (
    // while windows are open the outer one is Headless UI's to make inert, the inner one ours: each writes back what it has found
    <div>
      <div id="app">
        <HashShell />
      </div>
    </div>
  )
}
