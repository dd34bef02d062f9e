const CELL = 'wrap-anywhere border border-line p-2 text-left align-middle'

type SigningTableProps = {
  label: string
  /** Heads with their fixed widths, so that every page of a long list looks alike; number first, signature last. */
  heads: readonly (readonly [head: string, width: string])[]
  /** The texts between number and signature. */
  rows: readonly { id: string; texts: readonly (string | null | undefined)[] }[]
}

/** Persons on paper, each with a number and room for a signature; the head is repeated on every page. */
export function SigningTable({ label, heads, rows }: SigningTableProps) {
  return (
    // a pixel short: half of its last line would lie beyond the paper's edge
    <table
      aria-label={label}
      className="angka w-[calc(100%-1px)] table-fixed border-collapse text-xs"
    >
      <thead>
        <tr>
          {heads.map(([head, width]) => (
            <th key={head} scope="col" className={`${CELL} ${width} font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, texts }, index) => (
          <tr key={id} className="h-12 break-inside-avoid">
            <td className={CELL}>{index + 1}</td>
            {texts.map((text, at) => (
              <td key={heads[at + 1]?.[0]} className={CELL}>
                {text || '–'}
              </td>
            ))}
            <td className={CELL} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
