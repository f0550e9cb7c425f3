/** Several files in one call, each under its own numbered field (IMG-06). */
export function uploadForm(files: readonly Blob[]): FormData {
  const form = new FormData()
  files.forEach((file, index) => {
    form.append(`images[${index}]`, file)
  })
  return form
}
