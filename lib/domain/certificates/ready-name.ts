/** What the template that comes with the portal is called. */
export const READY_NAME = 'Piagam bawaan'
