/** Loads another page of this host: everything in memory is gone afterwards. */
export function openPage(path: string): void {
  window.location.assign(path)
}

/** Loads this page anew: everything in memory is gone afterwards. */
export function reloadPage(): void {
  window.location.reload()
}
