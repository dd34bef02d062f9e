/** Of what scrolls in itself and may hold no control: the arrow keys scroll it once it has the focus. */
export const SCROLL_REGION = { tabIndex: 0 }
