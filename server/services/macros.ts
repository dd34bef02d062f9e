/** Parts that hold macros: VBA projects and their data, macro sheets of old Excel. Names fold case. */
const MACRO_PART = /(^|\/)(vba(project|data)[^/]*|macrosheets\/.+)$/i

/** Whether an archive of one of the newer office formats carries macros. */
export const hasMacroPart = (names: readonly string[]): boolean =>
  names.some((name) => MACRO_PART.test(name))

/** As the directory of an old office file spells the stream that every VBA project of Word and Excel has. */
const VBA_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Whether an old office file (.doc, .xls) carries a VBA project. */
export const hasOldMacros = (bytes: Buffer): boolean => bytes.includes(VBA_STREAM)
