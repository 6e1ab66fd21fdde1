/**
 * Part of the name of every file and print of a headshot. The service makes headshots as a creative workflow, and its
 * interface says that they are not identity-document photos.
 */
export const notAnId = 'not-an-id-photo';
