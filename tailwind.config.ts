import type { Config } from 'tailwindcss'

const steps = (name: string, ...numbers: number[]) =>
  Object.fromEntries(numbers.map((step) => [step, `var(--${name}-${step})`]))

const text = (name: string, letterSpacing?: string): [string, Record<string, string>] => [
  `var(--text-${name})`,
  { lineHeight: `var(--text-${name}-line)`, ...(letterSpacing && { letterSpacing }) },
]

/** So many columns, fewer where one would be smaller than that; for gaps of up to 0.75 rem. */
const upTo = (count: number, least: string) =>
  `repeat(auto-fill, minmax(max(${least}, (100% - ${count - 1} * 0.75rem) / ${count}), 1fr))`

/** Room in and between things; what is larger keeps a place for another thing, and grows with it. */
const room = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8].map((step) => [
    step,
    `calc(var(--room) * ${step})`,
  ]),
)

/**
 * Names of the design tokens. Their values are CSS variables in `styles/globals.css`, so that
 * the dark theme changes a value and never a class.
 */
export default {
  content: [
    './app/**/*.{ts,tsx}',
    './components/**/*.{ts,tsx}',
    './lib/**/*.{ts,tsx}',
    '!./**/*.test.{ts,tsx}',
    '!./{lib,app/_shell}/testing/**',
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      black: 'var(--batu-950)',
      rimba: steps('rimba', 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950),
      kayu: steps('kayu', 50, 100, 200, 300, 500, 600, 700),
      batu: steps('batu', 25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950),
      jingga: steps('jingga', 50, 200, 500, 700),
      biru: steps('biru', 50, 200, 600, 800),
      merah: steps('merah', 50, 200, 600, 700, 800),
      hijau: steps('hijau', 50, 200, 600, 800),
      page: 'var(--page)',
      card: 'var(--card)',
      raised: 'var(--raised)',
      sunken: 'var(--sunken)',
      line: 'var(--line)',
      'line-input': 'var(--line-input)',
      ink: 'var(--ink)',
      'ink-2': 'var(--ink-2)',
      'ink-3': 'var(--ink-3)',
      brand: 'var(--brand)',
      'brand-fill': 'var(--brand-fill)',
      'brand-fill-hover': 'var(--brand-fill-hover)',
      'brand-tint': 'var(--brand-tint)',
      danger: 'var(--danger)',
      'danger-line': 'var(--danger-line)',
      off: 'var(--off)',
      'off-ink': 'var(--off-ink)',
      ring: 'var(--ring)',
      // Status grounds and their words: one pair per tone, in both themes.
      'tone-abu': 'var(--tone-abu)',
      'tone-abu-ink': 'var(--tone-abu-ink)',
      'tone-jingga': 'var(--tone-jingga)',
      'tone-jingga-ink': 'var(--tone-jingga-ink)',
      'tone-biru': 'var(--tone-biru)',
      'tone-biru-ink': 'var(--tone-biru-ink)',
      'tone-merah': 'var(--tone-merah)',
      'tone-merah-ink': 'var(--tone-merah-ink)',
      'tone-hijau': 'var(--tone-hijau)',
      'tone-hijau-ink': 'var(--tone-hijau-ink)',
      'tone-kayu': 'var(--tone-kayu)',
      'tone-kayu-ink': 'var(--tone-kayu-ink)',
    },
    fontFamily: { sans: 'var(--font-text)', mono: 'var(--font-code)' },
    fontSize: {
      xs: text('xs'),
      sm: text('sm'),
      base: text('base'),
      lg: text('lg'),
      xl: text('xl'),
      '2xl': text('2xl'),
      '3xl': text('3xl'),
      display: text('display', '-0.02em'),
    },
    borderRadius: {
      none: '0',
      sm: 'var(--radius-sm)',
      md: 'var(--radius-md)',
      lg: 'var(--radius-lg)',
      xl: 'var(--radius-xl)',
      '2xl': 'var(--radius-2xl)',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      e1: 'var(--shadow-e1)',
      e2: 'var(--shadow-e2)',
      e3: 'var(--shadow-e3)',
    },
    extend: {
      // beside each other where their letters, however large, have room
      gridTemplateColumns: {
        pair: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        two: upTo(2, '7rem'),
        four: upTo(4, '3.5rem'),
        five: upTo(5, '2.25rem'),
      },
      spacing: {
        ctl: 'var(--ctl)',
        'ctl-sm': 'var(--ctl-sm)',
        icon: 'var(--icon)',
        'icon-sm': 'var(--icon-sm)',
        row: 'var(--row)',
        gutter: 'var(--gutter)',
      },
      padding: room,
      margin: room,
      gap: room,
      space: room,
      inset: room,
      // beside another thing where the longest word has room there, else below it
      flexBasis: { word: 'min-content' },
      maxWidth: { prosa: '68ch', tes: '47.5rem', publik: '75rem', admin: '90rem' },
      zIndex: {
        header: '30',
        drawer: '40',
        dialog: '50',
        toast: '60',
        loading: '70',
        tooltip: '80',
      },
      transitionDuration: { hover: '120ms', enter: '180ms', drawer: '260ms' },
      transitionTimingFunction: {
        keluar: 'cubic-bezier(.2,.8,.2,1)',
        masuk: 'cubic-bezier(.4,0,1,1)',
      },
      keyframes: {
        putar: { to: { transform: 'rotate(360deg)' } },
        denyut: { '50%': { opacity: '.5' } },
      },
      animation: {
        putar: 'putar 1s linear infinite',
        denyut: 'denyut 2s cubic-bezier(.4,0,.6,1) infinite',
      },
    },
  },
} satisfies Config
