import { useEffect, useEffectEvent } from 'react'

/** How to close what lies over the page, the uppermost last. */
const layers: (() => void)[] = []
let tellOpened = () => {}

/** Tells whoever keeps the history of each layer that opens. */
export function whenLayerOpens(listener: () => void) {
  tellOpened = listener
}

/** Closes the uppermost layer; says whether there was one. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1)
  close?.()
  return close !== undefined
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
