/**
 * Passes a file from the server to the browser as a download, with the server's file name.
 * @param onBytes called with the number of bytes so far, whenever some arrive
 */
export async function keepFile(response: Response, onBytes: (count: number) => void): Promise<void> {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.length)
      controller.enqueue(chunk)
    },
  })
  const file = await new Response(response.body?.pipeThrough(counting), {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }).blob()
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(response) ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function nameOf({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}
