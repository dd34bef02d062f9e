import { getDefaultStore } from 'jotai'
import { saveBlob } from '@/lib/browser/save-blob'
import { dialogQueueAtom } from '@/lib/feedback/dialog'
import { saveFile } from '@/lib/feedback/save-file'

jest.mock('@/lib/browser/save-blob')

const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 13; CPH2269; wv) AppleWebKit/537.36 Version/4.0 Chrome/118.0 Mobile Safari/537.36'

test('with the first file inside another app it is said that it may not be saved', () => {
  const windows = () => getDefaultStore().get(dialogQueueAtom)
  saveFile(new Blob(['a']), 'materi.pdf')
  expect(windows()).toEqual([])
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WEB_VIEW)
  saveFile(new Blob(['b']), 'materi.pdf')
  expect(windows()).toMatchObject([{ text: { title: 'File mungkin tidak tersimpan' } }])
  saveFile(new Blob(['c']), 'materi-2.pdf')
  expect(windows()).toHaveLength(1)
  expect(saveBlob).toHaveBeenCalledTimes(3)
})
