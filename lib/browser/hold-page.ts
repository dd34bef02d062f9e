/** Lets the browser ask before the page is closed or reloaded; the returned function ends that. */
export function holdPage(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
