/** An id as the server makes them, whole: '0a1b2c3d-4e5f-6789-abcd-ef0123456789'. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
