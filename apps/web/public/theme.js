// Before the first paint, so that chosen colours do not flash; the policy of the server allows no inline script.
(() => {
  const theme = localStorage.getItem('site-designer.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
})();
