// For a button's listener: asks for one file and gives {name, size, data}, its bytes in base64; null for none. A file of
// more than MOST bytes is not read: its data is null.
() => new Promise((resolve) => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = FORMATS;
  input.addEventListener('cancel', () => resolve([null]));
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (!file) return resolve([null]);
    const give = (data) => resolve([{name: file.name, size: file.size, data}]);
    if (file.size > MOST) return give(null);
    const reader = new FileReader();
    reader.onload = () => give(reader.result.split(',')[1] || '');
    reader.onerror = () => give(null);
    reader.readAsDataURL(file);
  });
  input.click();
})
