/** The environment that tests have otherwise, which tells the running session what is tested. */
module.exports = function FaultEnvironment(config, context) {
  const { base, session } = globalThis.faultSession
  const loaded = require(base)
  const environment = new (loaded.TestEnvironment ?? loaded)(config, context)
  environment.global.__fault = session.isOn
  environment.handleTestEvent = (event, state) =>
    session.handle(event, state.rootDescribeBlock)
  return environment
}
