import { useConfirmedMutation } from '@/app/_screens/admin/use-confirmed-mutation'
import { showFailure } from '@/lib/api/show-failure'
import { askFeatures, useFeatures } from '@/lib/api/use-feature'
import { api } from '@/lib/contract'

/**
 * What stands before a list of persons is saved as a file: password and code once more where the server asks for them, and
 * an entry in its trail. A server of chapter 7 alone is asked nothing.
 *
 * @returns whether the file may be made; why it may not has been shown
 */
export function usePersonExport(): () => Promise<boolean> {
  const { data, mutate } = useFeatures()
  const [exportPersons] = useConfirmedMutation(api.secondFactor.exportPersons)
  return async () => {
    try {
      const features = data ?? (await mutate(askFeatures(), { revalidate: false }))
      if (!features?.includes('second-factor')) return true
      return (await exportPersons({})) !== null
    } catch (error) {
      showFailure(error)
      return false
    }
  }
}
