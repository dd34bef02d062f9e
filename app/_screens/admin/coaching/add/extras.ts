/** What comes after the form is drawn: together, as one script is asked for. */
export { CopiedForm } from './copied-form'
export { OwnAdmin } from './own-admin'
