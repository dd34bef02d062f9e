/** What lies over the page and takes the keys from it; of several the last one is on top. */
export const WINDOW = '[role=dialog], [role=alertdialog]'
