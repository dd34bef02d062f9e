/** Where the choice of the theme switch can be read before the first paint. */
export const THEME_KEY = 'theme'

export const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/**
 * Text of an inline script for the document's head: sets the colours before the first paint. It holds no
 * quotes, ampersands or angle brackets, so that React prints it as it is.
 */
export const THEME_BOOT = `var t;try{t=sessionStorage.getItem(\`${THEME_KEY}\`)}catch(e){}document.documentElement.dataset.theme=t===\`dark\`||(t!==\`light\`?matchMedia(\`${DARK_SYSTEM}\`).matches:false)?\`dark\`:\`light\``
