const { default: Sequencer } = require('@jest/test-sequencer')

/** What runs longest. Without times of an earlier run jest goes by the size of files, which says nothing of these. */
const LONGEST = /server\/(testing\/world\/world|main|backup\/backup)\.test\.ts$/

/** Whatever runs long begins first, so that no worker waits for it at the end. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONGEST.test(path)
    return super.sort(tests).sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}
