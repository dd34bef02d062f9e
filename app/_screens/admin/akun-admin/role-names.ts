/** Roles of the office as people read them. */
export const ROLE_NAMES = { admin: 'Admin', superadmin: 'Superadmin' }
