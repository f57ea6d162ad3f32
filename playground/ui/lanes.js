// Tells the pane of lanes what lanes there are now, and the server what its buttons ask for.

(window.GenerationPlaygroundQueue ??= []).push((gp) => {
  const group = gp.group('lanes');
  group.answers.lane = ({do: what, id}) => trigger('lane', {do: what, id});
  watch('value', () => {
    const lanes = unstamp(props.value);
    if (lanes) group.setLanes(JSON.parse(lanes));
  });
});
