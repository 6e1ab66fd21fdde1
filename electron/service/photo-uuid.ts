// eslint-disable-next-line no-control-regex -- control characters are exactly what is kept out
const form = /^[^\s\u0000-\u001f\u007f]{1,256}$/;

/** True for an id with which a final can be requested: it survives a request unchanged. */
export const isPhotoUuid = (id: string): boolean => form.test(id) && id.isWellFormed();
