// For a button's listener: asks for one file of these `extensions` and gives {name, size} with its `text`, or its bytes in
// base64 as `data`: `as` says which. null for no file. A file of more than `most` bytes is not read: what it holds is null.

export const pickFile = (extensions, most, as) => new Promise((resolve) => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = extensions;
  input.addEventListener('cancel', () => resolve([null]));
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (!file) return resolve([null]);
    const read = as === 'text' ? () => file.text() : () => base64(file);
    resolve([{name: file.name, size: file.size, [as]: file.size > most ? null : await read().catch(() => null)}]);
  });
  input.click();
});

/** @type {(file: File) => Promise<string>} */
const base64 = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(/** @type {string} */ (reader.result).split(',')[1] || '');
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
});
