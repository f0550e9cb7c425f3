/** Folders of uploaded pictures; `misc` when none is named (HOLE-A45). */
export const uploadFolders = ['accounts', 'tours', 'highlights', 'star_tours', 'articles', 'misc'] as const
export type UploadFolder = (typeof uploadFolders)[number]

/** At most so many files in one upload, and so many bytes in one file (HOLE-A45). */
export const uploadLimits = { files: 20, bytes: 10 * 1024 * 1024 } as const
