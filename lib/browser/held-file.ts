/**
 * A chosen file with its bytes, which what happens on the disk changes no more: what was looked at is what is sent, and sent again.
 *
 * @returns null where the device does not give them
 */
export const heldFile = async (file: File): Promise<File | null> => {
  const { name, type, lastModified } = file
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes && new File([bytes], name, { type, lastModified })
}
