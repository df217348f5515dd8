-- additive
ALTER TABLE `users` ADD `chosen_language` text;