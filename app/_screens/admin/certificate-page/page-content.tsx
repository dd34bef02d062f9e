import { encode } from 'uqr'
import { faceStyle, widthsOf } from '@/app/_screens/admin/certificate-page/faces'
import { useShownFile } from '@/app/_screens/admin/certificate-page/shown-file'
import { faceFor } from '@/lib/domain/certificates/face-for'
import { ornaments, ruleShapes, type Shape } from '@/lib/domain/certificates/ornaments'
import { placeQr } from '@/lib/domain/certificates/qr-place'
import { fillText } from '@/lib/domain/certificates/template-text'
import { POINTS, pointsOf, setText } from '@/lib/domain/certificates/text-lines'
import type { CertificateContent } from '@/lib/entities/issuing-values'
import type { TemplateField, TemplateLayout } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'

/** Size of a page in points, the unit of its picture. */
export const pagePoints = ({ orientation }: Pick<TemplateLayout, 'orientation'>) => {
  const { width, height } = PAGE_MM[orientation]
  return { width: width * POINTS, height: height * POINTS }
}

function Shapes({ shapes }: { shapes: Shape[] }) {
  return shapes.map(({ path, fill = 'none', stroke, width }) => (
    <path key={path} d={path} fill={fill} stroke={stroke} strokeWidth={width} />
  ))
}

type Box = { x: number; y: number; width: number; height: number }

function FilePicture(props: Box & { filePath: string; fit: 'slice' | 'meet' }) {
  const { filePath, fit, ...box } = props
  const { url, isLost } = useShownFile(filePath)
  if (isLost)
    return (
      <text {...box} y={box.y + 24} fontSize={14} fill="#a21f1f">
        Gambar tidak dapat dimuat
      </text>
    )
  if (!url) return null
  return (
    <image
      {...box}
      href={url}
      preserveAspectRatio={`xMidYMid ${fit}`}
      style={fit === 'meet' ? { mixBlendMode: 'multiply' } : undefined}
    />
  )
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const

/** How a text of a field stands on the page; null where it is not printed. */
export const setField = (field: TemplateField, content: CertificateContent) => {
  const text = fillText(field.text, content)
  if (text === null) return null
  const face = faceFor(field, text)
  return { ...setText(text, field, widthsOf(face)), face }
}

function TextField({ field, content }: FieldProps) {
  const text = setField(field, content)
  if (!text) return null
  const { x, y, width, height } = pointsOf(field)
  const at = { left: x, center: x + width / 2, right: x + width }[field.align]
  const bottom = y + height
  return (
    <g fill={field.color} fontSize={text.size} style={faceStyle(text.face)}>
      {text.lines.map((line) => (
        <text
          key={line.baseline}
          x={at}
          y={line.baseline}
          letterSpacing={text.gap}
          textAnchor={ANCHORS[field.align]}
        >
          {line.text}
        </text>
      ))}
      {field.underline && (
        <path d={`M${x} ${bottom}H${x + width}`} stroke={field.color} strokeWidth={0.6} />
      )}
    </g>
  )
}

function QrField({ field, content }: FieldProps) {
  const qr = encode(content.address, { ecc: 'M', border: 0 })
  const { square, code, path } = placeQr(pointsOf(field), qr)
  const { x, y, side } = square
  return (
    <>
      <rect x={x} y={y} width={side} height={side} fill="#ffffff" />
      <path
        d={path}
        fill={field.color}
        transform={`translate(${code.x} ${code.y}) scale(${code.scale})`}
      />
    </>
  )
}

type FieldProps = { field: TemplateField; content: CertificateContent }

function Field(props: FieldProps) {
  const { field } = props
  if (field.kind === 'qr') return <QrField {...props} />
  if (field.kind === 'rule')
    return <Shapes shapes={ruleShapes(pointsOf(field), field.color)} />
  if (field.kind === 'text') return <TextField {...props} />
  return field.file ? (
    <FilePicture {...pointsOf(field)} filePath={field.file.filePath} fit="meet" />
  ) : null
}

/** What stands on a certificate, inside an SVG in points: as the server draws it. */
export function PageContent(props: {
  layout: TemplateLayout
  content: CertificateContent
}) {
  const { layout, content } = props
  const { background, backgroundFile, fields } = layout
  const size = pagePoints(layout)
  return (
    <g style={{ isolation: 'isolate' }}>
      <rect {...size} fill="#ffffff" />
      {background === 'frame' && <Shapes shapes={ornaments(size)} />}
      {background === 'file' && backgroundFile && (
        <FilePicture x={0} y={0} {...size} filePath={backgroundFile.filePath} fit="slice" />
      )}
      {fields.map((field) => (
        <Field key={field.id} field={field} content={content} />
      ))}
    </g>
  )
}
