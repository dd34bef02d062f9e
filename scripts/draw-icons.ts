/**
 * Draws the icons of an installed portal from `app/icon.svg`. Run again only when that changes: the pictures are
 * committed.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const ROUNDED_GROUND = /<rect width="64" height="64" rx="14" fill="(#[0-9a-f]{6})"\/>/
/** Of a maskable icon only a circle with 80 % of its width is sure to be seen. */
const SAFE_SCALE = 0.8

const svg = readFileSync('app/icon.svg', 'utf8')
const [ground, colour] = ROUNDED_GROUND.exec(svg) ?? []
if (!ground || !colour) throw new Error('app/icon.svg has no rounded ground any more')

/** The drawing on a ground to the very edge, which the system cuts to its own shape. */
function onFullGround(scale: number): string {
  const inset = 32 * (1 - scale)
  return svg
    .replace(
      ground ?? '',
      `<rect width="64" height="64" fill="${colour}"/><g transform="translate(${inset} ${inset}) scale(${scale})">`,
    )
    .replace('</svg>', '</g></svg>')
}

async function draw(drawing: string, pixels: number, file: string) {
  const picture = sharp(Buffer.from(drawing), { density: (72 * pixels) / 64 })
  await picture
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}

mkdirSync('public/icons', { recursive: true })
await draw(svg, 192, 'public/icons/icon-192.png')
await draw(svg, 512, 'public/icons/icon-512.png')
await draw(onFullGround(SAFE_SCALE), 512, 'public/icons/maskable-512.png')
await draw(onFullGround(0.92), 180, 'app/apple-icon.png')
