/**
 * The live regions that are in the page now. What comes into one of them is told; readers may pass over a region that comes
 * together with its words.
 */
export function liveRegions() {
  const there = [...document.querySelectorAll('[aria-live], [role=status]')]
  return { tell: (words: HTMLElement) => there.some((region) => region.contains(words)) }
}
