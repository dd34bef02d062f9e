import { useEffect, useEffectEvent } from 'react'

/** How to close what lies over the page, the uppermost last. */
const layers: (() => void)[] = []
let tellOpened = () => {}

/** Tells whoever keeps the history of each layer that opens. */
export function whenLayerOpens(listener: () => void) {
  tellOpened = listener
}

/** How to close the uppermost layer, where there is one. */
export const topLayer = (): (() => void) | undefined => layers.at(-1)

/** Closes all that lies over the page, the uppermost first. */
export function closeLayers() {
  for (const close of layers.toReversed()) close()
}

/** A drawer, window or menu: while it is open, the browser's Back closes it instead of leaving the page below. */
export function useLayer(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const layer = () => close()
    layers.push(layer)
    tellOpened()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isOpen])
}
