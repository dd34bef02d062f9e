import type { TemplateField } from '../../entities/template.ts'

/** What the product's own face lacks of the Latin letters and marks that the serif one has. */
const BEYOND_SANS = new RegExp(
  `[${[
    '\\u00ad\\u0149\\u017f-\\u018e\\u0190-\\u0191\\u0193-\\u019f\\u01a2-\\u01ae\\u01b1-\\u01c3',
    '\\u01cd-\\u01e5\\u01e8-\\u01e9\\u01ec-\\u01f9\\u021c-\\u0229\\u022e-\\u022f\\u0234-\\u0236',
    '\\u0238-\\u024f\\u02b0-\\u02bf\\u02c4\\u02c8-\\u02d1\\u02de\\u02e0-\\u02e3\\u02f7\\u0305',
    '\\u030d-\\u030e\\u0310\\u0313-\\u031a\\u031c-\\u0322\\u0325\\u0329-\\u032d\\u032f-\\u0330',
    '\\u0332-\\u033e\\u0340-\\u0345\\u0351\\u0353\\u0357\\u035d\\u0361\\u0364\\u1e00-\\u1e07',
    '\\u1e0a-\\u1e0b\\u1e10-\\u1e13\\u1e18-\\u1e1b\\u1e1e-\\u1e1f\\u1e22-\\u1e23\\u1e26-\\u1e29',
    '\\u1e2c-\\u1e2d\\u1e30-\\u1e35\\u1e38-\\u1e39\\u1e3c-\\u1e41\\u1e4a-\\u1e4b\\u1e54-\\u1e59',
    '\\u1e5c-\\u1e5d\\u1e6a-\\u1e6b\\u1e70-\\u1e77\\u1e7c-\\u1e7f\\u1e86-\\u1e8d\\u1e90-\\u1e91',
    '\\u1e94-\\u1e96\\u1e98-\\u1e9d\\u1e9f\\u1efa-\\u1eff\\u2011\\u2016\\u2024-\\u2025\\u2027',
    '\\u202a\\u2034-\\u2037\\u203c-\\u203e',
  ].join('')}]`,
  'u',
)

type Face = Pick<TemplateField, 'font' | 'bold'>

/** In which face a text is set: whole in the serif one where the field's own lacks a letter of it. */
export const faceFor = ({ font, bold }: Face, text: string): Face => ({
  font: BEYOND_SANS.test(text) ? 'serif' : font,
  bold,
})
