import { sharePostgres } from '../../server/testing/run-databases.ts'

export default () => sharePostgres()
