import { conditionNames, isComplete, missingConditions } from './conditions.ts'

describe("§4 'A row is complete when the participant finished the pre-test, the zoom meeting and the post-test'", () => {
  it.each([
    [true, true, true, []],
    [false, true, true, ['pre-test']],
    [true, false, true, ['zoom-meeting']],
    [true, true, false, ['post-test']],
    [false, false, false, ['pre-test', 'zoom-meeting', 'post-test']],
  ])(
    'pre %p, zoom %p, post %p',
    (finishPreTest, finishZoomMeeting, finishPostTest, missing) => {
      const row = { finishPreTest, finishZoomMeeting, finishPostTest }
      expect(missingConditions(row)).toEqual(missing)
      expect(isComplete(row)).toBe(missing.length === 0)
    },
  )

  it('names them as people know them', () => {
    expect(conditionNames(['pre-test', 'zoom-meeting', 'post-test'])).toBe(
      'Pre Test, Zoom Meeting, Post Test',
    )
  })
})
