import { bundleDrawing } from './bundle-drawing.ts'
import { keepOwnScripts } from './page-scripts.ts'
import { writePageStart } from './page-start.ts'
import { slimPageStyles } from './page-styles.ts'

/** Makes of the exported page in `out/` one that can be read before any script has come; see `README.md`. */
export async function writeFirstPaint() {
  keepOwnScripts()
  await bundleDrawing()
  await writePageStart(slimPageStyles())
}
