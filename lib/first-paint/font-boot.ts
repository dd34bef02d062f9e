/** Where the choice of the 'Hemat data' switch can be read before the first paint. */
export const DATA_SAVER_KEY = 'data-saver'

/**
 * Text of an inline script for the document's head: begins to fetch the web font beside the page, or leaves it out where
 * 'Hemat data' is known to be on. A `preload` link would fetch it either way. Written like the script of the theme.
 */
export const FONT_BOOT = `var s;try{s=sessionStorage.getItem(\`${DATA_SAVER_KEY}\`)}catch(e){}if(s===\`on\`||(s!==\`off\`?(navigator.connection||{}).saveData:false))document.documentElement.dataset.saver=\`on\`;else document.fonts.forEach(function(f){f.load().catch(function(){})})`
