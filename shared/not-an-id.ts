/**
 * Stands in the name of every file and print of a headshot: the service makes headshots as a creative workflow, and
 * its interface says that they are no identity-document photos.
 */
export const notAnId = 'not-an-id-photo';
