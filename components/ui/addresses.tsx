import { Fragment } from 'react'

/** Behind '@' and dots of an e-mail address. */
const BREAKS = /(?<=[@.])(?=\S*@\S)|(?<=\S@(?:\S*\.)?)(?=\S)/g

/** A telephone number as it is shown. */
const NUMBER = /(\b0\d{3}-\d{4}-\d+)/

const inOneLine = (piece: string) =>
  NUMBER.test(piece) ? (
    <span key={piece} className="whitespace-nowrap">
      {piece}
    </span>
  ) : (
    piece
  )

/**
 * A text whose e-mail addresses break behind '@' and dots first, and anywhere only where there is no other way; its telephone
 * numbers do not break.
 */
export function Addresses({ children: text }: { children: string }) {
  const starts = [0, ...Array.from(text.matchAll(BREAKS), ({ index }) => index)]
  return starts.map((start, at) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text
        .slice(start, starts[at + 1])
        .split(NUMBER)
        .map(inOneLine)}
    </Fragment>
  ))
}
