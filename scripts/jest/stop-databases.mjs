import { stopDatabases } from '../../server/testing/run-databases.ts'

export default stopDatabases
