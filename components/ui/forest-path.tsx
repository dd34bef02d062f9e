import type { ReactNode } from 'react'

/** A broad-leaved tree that stands on `x`, `y`; `size` 1 is about 90 units high. */
function Tree({
  x,
  y,
  size,
  crown,
}: {
  x: number
  y: number
  size: number
  crown: string
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="fill-kayu-700"
        d="M-5 0q3-20 1-40l-12-10 2-3 11 7 1-14h5l1 12 10-8 3 3-12 12q-1 22 3 41z"
      />
      <g className={crown}>
        <circle cx="-20" cy="-54" r="19" />
        <circle cx="19" cy="-56" r="20" />
        <circle cx="0" cy="-70" r="23" />
        <circle cx="-3" cy="-48" r="16" />
      </g>
    </g>
  )
}

/** Blades of grass that stand on `x`, `y`. */
function Grass({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="fill-rimba-700 dark:fill-rimba-500"
      d={`M${x} ${y}q-3-10-10-14 6 1 10 7-1-9 2-15 2 8 2 15 4-7 9-7-6 5-8 14z`}
    />
  )
}

const NEAR = 'fill-rimba-600 dark:fill-rimba-700'
const FAR = 'fill-rimba-500 dark:fill-rimba-800'

/** A clearing in the forest with a low sun; `children` is what stands in it. */
function Clearing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 240"
      aria-hidden="true"
      focusable="false"
      className="mb-2 w-104 max-w-full rounded-2xl"
    >
      <path className="fill-rimba-50 dark:fill-rimba-950" d="M0 0h480v240H0z" />
      <g className="fill-kayu-300">
        <circle cx="330" cy="72" r="56" opacity=".18" />
        <circle cx="330" cy="72" r="34" />
      </g>
      <path
        className="fill-rimba-200 dark:fill-rimba-900"
        d="M0 124q60-52 120-24 50-46 108-10 62-40 116 4 70-34 136 12v40H0z"
      />
      <path
        className="fill-rimba-300 dark:fill-rimba-800"
        d="M0 134q14-22 32-12 12-24 34-10 16-20 36-4 18-16 34 2 20-18 40-2 22-16 42 0 18-18 40 0 20-18 42-2 18-18 38 2 18-16 36 0 20-18 40 2 16-12 30 0 20-8 36 8v30H0z"
      />
      <path
        className="fill-rimba-400 dark:fill-rimba-700"
        d="M0 142q120-22 240-14t240-2v114H0z"
      />
      <Tree x={84} y={156} size={0.72} crown={FAR} />
      <Tree x={150} y={142} size={0.5} crown={FAR} />
      <Tree x={406} y={152} size={0.68} crown={FAR} />
      {children}
      <Tree x={34} y={214} size={1.5} crown={NEAR} />
      <Tree x={448} y={216} size={1.45} crown={NEAR} />
      <Grass x={92} y={222} />
      <Grass x={150} y={232} />
      <Grass x={352} y={226} />
      <Grass x={392} y={236} />
    </svg>
  )
}

const PATH = 'fill-kayu-100 dark:fill-kayu-700'
const WOOD = 'fill-kayu-600'
const PLANK = 'fill-kayu-300 dark:fill-kayu-500'

/** A path that forks at a signpost: which of the two ways was meant? */
export function ForkedPath() {
  return (
    <Clearing>
      <path
        className={PATH}
        d="M188 240c8-30 22-46 18-62-8-22-52-30-96-44l18-3c44 10 94 14 112 40 18-26 68-30 112-40l18 3c-44 14-88 22-96 44-4 16 10 32 18 62z"
      />
      <path className={WOOD} d="M236 92q4-6 8 0v86h-8z" />
      <path className={PLANK} d="M248 98h-62l-12 10 12 10h62z" />
      <path className={PLANK} d="M232 124h62l12 10-12 10h-62z" />
      <path className={WOOD} d="M196 106h40v4h-40zm46 26h40v4h-40z" />
      <Grass x={226} y={180} />
      <Grass x={256} y={181} />
    </Clearing>
  )
}

/** A path that a closed gate ends. */
export function GatedPath() {
  return (
    <Clearing>
      <path className={PATH} d="M168 240c30-40 56-66 62-108h20c6 42 32 68 62 108z" />
      <path className={WOOD} d="M164 120q7-8 14 0v84h-14zm138 0q7-8 14 0v84h-14z" />
      <path className={PLANK} d="M178 132h124v11H178zm0 24h124v11H178zm0 24h124v11H178z" />
      <path className={WOOD} d="M184 191l104-59h12l-104 59z" />
      <path
        className="fill-kayu-100 stroke-kayu-700"
        strokeWidth="3"
        d="M232 160v-6a8 8 0 0116 0v6m-20 0h24v18h-24z"
      />
      <circle className="fill-kayu-700" cx="240" cy="169" r="3" />
    </Clearing>
  )
}
