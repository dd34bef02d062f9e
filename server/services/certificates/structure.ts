import {
  beginMarkedContent,
  endMarkedContent,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'

type Draw = () => void

/** What a page says to who has it read aloud, in the order of its drawing (ISO 32000-1, 14.8). */
export const createStructure = (page: PDFPage) => {
  const { context, catalog } = page.doc
  const [root, whole] = [context.nextRef(), context.nextRef()]
  const elements: PDFRef[] = []

  const tell = (tag: 'P' | 'Figure', draw: Draw, alternative?: string) => {
    const place = elements.length
    const mark = [PDFName.of(tag), `<</MCID ${place}>>`]
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, mark))
    draw()
    page.pushOperators(endMarkedContent())
    const element = context.obj({
      ...{ Type: 'StructElem', S: tag, P: whole, Pg: page.ref, K: place },
      ...(alternative && { Alt: PDFHexString.fromText(alternative) }),
    })
    elements.push(context.register(element))
  }

  return {
    text: (draw: Draw) => tell('P', draw),
    picture: (words: string, draw: Draw) => tell('Figure', draw, words),
    /** Nothing is said of it. */
    ornament: (draw: Draw) => {
      page.pushOperators(beginMarkedContent('Artifact'))
      draw()
      page.pushOperators(endMarkedContent())
    },
    close: () => {
      const Nums = context.obj([0, context.obj(elements)])
      const of = { Type: 'StructElem', S: 'Document', P: root, K: elements }
      context.assign(whole, context.obj(of))
      const tree = { Type: 'StructTreeRoot', K: whole, ParentTree: context.obj({ Nums }) }
      context.assign(root, context.obj({ ...tree, ParentTreeNextKey: 1 }))
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(0))
      catalog.set(PDFName.of('StructTreeRoot'), root)
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}
