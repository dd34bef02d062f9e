/** Both in one script, which comes when one of them is needed. */
export { SecondFactorCard } from './second-factor-card'
export { SecondFactorGate } from './second-factor-gate'
