import { renderHook } from '@testing-library/react'
import { mayLeave, setLeaveQuestion, useLeaveGuard } from '@/lib/router/leave-guard'

test('whoever goes on before the question has come is asked once it has', async () => {
  const abandon = jest.fn()
  renderHook(() => useLeaveGuard(true, abandon))
  const answered = mayLeave()
  await new Promise((resolve) => setTimeout(resolve))
  expect(abandon).not.toHaveBeenCalled()
  setLeaveQuestion(async () => false)
  expect(await answered).toBe(false)
  expect(abandon).not.toHaveBeenCalled()
})
