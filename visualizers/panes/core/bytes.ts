// Bytes in Base64.
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64.trim());
  const bytes = new Uint8Array(letters.length);
  // `Uint8Array.from` with a function takes ten times as long, and a saved file holds Plotly in 600,000 letters.
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
