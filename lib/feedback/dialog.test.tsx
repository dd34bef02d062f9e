import { getDefaultStore } from 'jotai'
import {
  choose,
  confirm,
  type DialogEntry,
  type DialogHandlers,
  dialogQueueAtom,
  inform,
  openDialog,
} from './dialog'

const store = getDefaultStore()
const queue = () => store.get(dialogQueueAtom)

function question(index = 0): DialogEntry & { kind: 'question' } {
  const entry = queue()[index]
  if (entry?.kind !== 'question') throw new Error('no question is open')
  return entry
}

function NameDialog({
  suggestion,
  onDone,
}: { suggestion: string } & DialogHandlers<string>) {
  return (
    <button type="button" onClick={() => onDone(suggestion)}>
      Pakai {suggestion}
    </button>
  )
}

afterEach(() => store.set(dialogQueueAtom, []))

test("confirm asks 'Ya' and 'Tidak' and stays safe when it is closed", async () => {
  const answer = confirm({ title: 'Anda yakin ingin menghapus data ini?' })
  expect(question().options.map((option) => option.label)).toEqual(['Ya', 'Tidak'])
  expect(question().safeValue).toBe('no')
  question().settle(null)
  expect(await answer).toBe(false)
  expect(queue()).toEqual([])
})

test('confirm is true only after the confirming answer', async () => {
  const answer = confirm({ title: 'Tayangkan?', confirmLabel: 'Tayang', tone: 'danger' })
  expect(question().options[0]).toEqual({ value: 'yes', label: 'Tayang', tone: 'danger' })
  question().settle('yes')
  expect(await answer).toBe(true)
})

test('choose answers with the chosen value, and with null when it is closed', async () => {
  const options = [
    { value: 'yes', label: 'Ya' },
    { value: 'notify', label: 'Ya, dengan notifikasi', tone: 'primary' },
    { value: 'no', label: 'Tidak' },
  ] as const
  const first = choose({ title: 'Hapus?', options })
  expect(question().safeValue).toBe('no')
  question().settle('notify')
  expect(await first).toBe('notify')

  const second = choose({ title: 'Hapus?', options })
  question().settle(null)
  expect(await second).toBeNull()
})

test("inform ends with 'OK' and with closing alike", async () => {
  const told = inform({ title: 'Data berhasil diubah' })
  expect(question().options).toEqual([{ value: 'ok', label: 'OK', tone: 'primary' }])
  question().settle(null)
  await expect(told).resolves.toBeUndefined()
})

test('a second question waits behind the first', async () => {
  const first = confirm({ title: 'Pertama?' })
  const second = confirm({ title: 'Kedua?' })
  expect(queue().map((_, index) => question(index).text.title)).toEqual([
    'Pertama?',
    'Kedua?',
  ])
  question(0).settle('yes')
  question(0).settle('yes')
  expect(await Promise.all([first, second])).toEqual([true, true])
})

test('openDialog hands the props over and answers null when it is given up', async () => {
  const answer = openDialog(NameDialog, { suggestion: 'Rimba' })
  const entry = queue()[0]
  if (entry?.kind !== 'component') throw new Error('no dialog is open')
  const props: unknown = entry.render().props
  expect(props).toMatchObject({ suggestion: 'Rimba' })
  const { onCancel } = props as DialogHandlers<string>
  onCancel()
  expect(await answer).toBeNull()
})
