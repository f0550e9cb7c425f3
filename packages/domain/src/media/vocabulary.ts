/** Folders of uploaded pictures; `misc` by default. */
export const uploadFolders = ['accounts', 'tours', 'highlights', 'star_tours', 'articles', 'misc'] as const
export type UploadFolder = (typeof uploadFolders)[number]

/** The most files in an upload, and bytes in a file. */
export const uploadLimits = { files: 20, bytes: 10 * 1024 * 1024 } as const
