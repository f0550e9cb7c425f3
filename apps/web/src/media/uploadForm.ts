/** Puts several files into one request, each under a numbered field. */
export function uploadForm(files: readonly Blob[]): FormData {
  const form = new FormData()
  files.forEach((file, index) => {
    form.append(`images[${index}]`, file)
  })
  return form
}
