import { shareEmbedded } from '../../server/testing/run-databases.ts'

export default ({ maxWorkers }) => shareEmbedded(maxWorkers)
