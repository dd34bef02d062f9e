const readAll = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const all: FileSystemEntry[] = []
  for (;;) {
    // a folder is read in parts of at most a hundred
    const part = await new Promise<FileSystemEntry[]>((done, fail) =>
      reader.readEntries(done, fail),
    )
    if (part.length === 0) return all
    all.push(...part)
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const { file } = entry as FileSystemFileEntry
    return [await new Promise<File>((done, fail) => file.call(entry, done, fail))]
  }
  const entries = await readAll((entry as FileSystemDirectoryEntry).createReader())
  const files: File[] = []
  for (const inner of entries) files.push(...(await filesOf(inner)))
  return files
}

/** The files that were dropped, those in dropped folders too; hidden ones of the system are left out. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // the list is emptied once this turn is over, so the entries are taken now
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null)
  const plain = [...data.files]
  const hasFolder = entries.some((entry) => entry?.isDirectory)
  const files: File[] = []
  if (hasFolder)
    for (const entry of entries) files.push(...(entry ? await filesOf(entry) : []))
  return withoutHidden(hasFolder ? files : plain)
}

/** Without '.DS_Store', 'Thumbs.db' and the like, which a chosen folder brings along. */
export const withoutHidden = (files: readonly File[]): File[] =>
  files.filter(({ name }) => !/^(\.|desktop\.ini$|thumbs\.db$)/i.test(name))
