import { keepOwnScripts } from './page-scripts.ts'
import { writePageStart } from './page-start.ts'
import { slimPageStyles } from './page-styles.ts'
import { buildRenderHome } from './render-home.ts'

/** Makes of the exported page in `out/` one that can be read before any script has come; see `README.md`. */
export async function writeFirstPaint() {
  keepOwnScripts()
  await buildRenderHome()
  await writePageStart(slimPageStyles())
}
