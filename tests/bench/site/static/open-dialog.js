const dialog = document.querySelector('dialog');
document.querySelector('header button').addEventListener('click', () => dialog.showModal());
