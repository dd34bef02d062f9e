/** Layered hills under a low sun, drawn inline; fills its positioned parent. */
export function ForestIllustration({ className = 'absolute inset-0 size-full' }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <path fill="#0f3824" d="M0 0h800v400H0z" />
      <circle cx="640" cy="110" r="92" fill="#e8b95a" opacity=".1" />
      <circle cx="640" cy="110" r="56" fill="#e8b95a" opacity=".85" />
      <path
        fill="#124029"
        d="M0 236l90-60 96 52 118-92 128 84 116-66 122 60 130-78v264H0z"
      />
      <path
        fill="#14452d"
        d="M0 268l120-82 104 66 116-80 132 90 124-64 124 62 80-42v182H0z"
      />
      <path fill="#1f6b43" d="M0 322q100-50 200-10t200-10 200 18 200-30v110H0z" />
      <path
        fill="#185637"
        d="M52 330l14-34 14 34zm34 6l11-28 11 28zm452-18l14-36 14 36zm36 4l11-28 11 28zm126-8l13-34 13 34z"
      />
      <path fill="#072116" d="M0 362q160-32 320-6t320-6 160 10v40H0z" />
    </svg>
  )
}
